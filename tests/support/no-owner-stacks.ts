/**
 * React records a stack for each element that it creates, for its warnings. In these tests that takes a tenth of the
 * time, and a warning fails its test without a stack too. Above this count, React records no stacks.
 */
import React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // React increases the count, and resets it each second. Both are ignored.
  },
});
