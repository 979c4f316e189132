/** The operations of questions and answers by who may call them, for the matrix of operations and callers. */
export const questionOperations = {
  guests: ['listQuestions', 'getQuestion', 'findSimilarQuestions'],
  members: [
    'askQuestion',
    'answerQuestion',
    'likeReply',
    'followQuestion',
    'reportContent',
    'chooseBestReply',
    'editContent',
    'deleteContent',
    'applyAsAnswerer',
    'getAnswererStatus',
    'getQaSpace',
  ],
} as const;
