/** The operations of questions, answers and the help by who may call them, for the matrix of operations and callers. */
export const questionOperations = {
  guests: [
    ...(['listQuestions', 'getQuestion', 'findSimilarQuestions', 'listComments'] as const),
    ...(['getSupportHome', 'getProductHelp', 'getTopicHelp', 'getHelpVote', 'sendHelpFeedback'] as const),
    ...(['searchHelp', 'resolveHelpLink'] as const),
    ...(['askAssistant', 'readAssistant', 'clearAssistant'] as const),
  ],
  members: [
    'askQuestion',
    'answerQuestion',
    'likeContent',
    'followQuestion',
    'reportContent',
    'chooseBestReply',
    'editContent',
    'deleteContent',
    'applyAsAnswerer',
    'getAnswererStatus',
    'getQaSpace',
    'commentOnReply',
    'listDrafts',
    'saveDraft',
    'deleteDraft',
  ],
} as const;
