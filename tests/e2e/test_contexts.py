"""Tests share contexts of Chromium one after another, and nobody finds what others left."""

from __future__ import annotations

import pytest

from e2e.fixtures import Contexts, Look
from e2e.stage import sent

LEAVE = """async () => {
  localStorage.setItem('left', 'something');
  await caches.open('left');
  await new Promise((done) => {
    indexedDB.open('left').onsuccess = ({ target }) => done(target.result.close());
  });
}"""
FIND = """async () => ({
  stored: localStorage.getItem('left'),
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  told: (await navigator.permissions.query({ name: 'notifications' })).state,
})"""


@pytest.mark.usefixtures("visit")
def test_whoever_comes_next_was_never_here(contexts: Contexts, base: str) -> None:
    look = Look(phone=True, dark=True, motion=False, worker=False)
    page = contexts.page(look)
    context = page.context
    sent(page, base, "/api/me", {"name": "Ann"})
    context.grant_permissions(["notifications"], origin=base)
    page.goto(base)
    page.evaluate(LEAVE)
    left = page.evaluate(FIND)
    assert left["stored"], left
    assert left["told"] == "granted"
    context.set_offline(True)
    contexts.leave(look, context)

    page = contexts.page(look)
    assert page.context is context
    assert not context.cookies()
    page.goto(base)
    found = page.evaluate(FIND)
    assert (found["stored"], found["caches"], found["databases"]) == (None, [], []), found
    assert found["told"] != "granted"
    assert page.request.get(f"{base}/api/me").json()["name"] != "Ann"
    contexts.leave(look, context)
