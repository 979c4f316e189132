import { act, cleanup } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { useClaim } from './use-claim.ts';

afterEach(cleanup);

test('what claims stays the same function while nothing is claimed, so that what it is given to need not render again', () => {
  const claims = new Set<unknown>();
  let renderAgain = () => {};
  let renders = 0;
  function Claiming() {
    [, renderAgain] = useReducer((count: number) => count + 1, 0);
    claims.add(useClaim().claim);
    renders += 1;
    return null;
  }
  renderInShop(<Claiming />, {}, 'US', 'member-1');
  act(renderAgain);
  act(renderAgain);
  expect([renders, claims.size]).toEqual([3, 1]);
});
