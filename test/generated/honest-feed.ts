/** What is sent to the calls of the feed. */
export const feedByCall = {
  feedNew: () => ({ tab_id: 0, cursor: undefined }),
  recommendFeed: () => ({ tab_id: 0, cursor: undefined }),
  docPopularScience: () => ({ cursor: undefined }),
  secondList: () => ({ id: 1, cursor: undefined }),
  healthCollege: () => ({ cat_id: 1 }),
  feedLess: () => ({ item_type: 'article', item_id: '1', cat_id: 1, state: 1 }),
}
