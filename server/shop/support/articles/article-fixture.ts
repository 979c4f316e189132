import type { ArticleFacts } from './article-file.ts';

/** A file in which everything is right, for the place `connect/pair-again.md`. */
export const articleText = `---
title: How do I pair a light again?
summary: Hold the button for five seconds, and add the light as a new one.
keywords: router, wi-fi, new password
models: LM-DOME
related: matter-code
steps: true
version: 1
updated: 2026-11-27
---

Keep the light where it is.

1. Hold the button for five seconds.
2. Open [your orders](/order/list) for the code.

![The button at the foot of the lamp](drawing:reset-button)

3. Add the light, as [this article](/support/topic-faq-detail/connect?faqId=matter-code) says.
`;

/** A shop in which all of it exists. */
export const allThere: ArticleFacts = {
  hasTopic: (topicId) => topicId === 'connect',
  topicOf: (faqId) => (faqId === 'matter-code' || faqId === 'pair-again' ? 'connect' : undefined),
  hasProduct: (spu) => spu === 'LM-DOME',
  hasPolicy: (key) => key === 'warranty',
  hasDrawing: (name) => name === 'reset-button',
};
