/** The rows of the inventory for what is read and written: articles, policies, questions, talks. */
export const readingInventory = {
  '63 Article': {
    contents: 'article/Usual',
    steps: 'article/Steps',
    'text alone': 'article/TextAlone',
  },
  '64 Policy': { figures: 'policy/Figures', 'text alone': 'policy/TextAlone' },
  '65 QuestionPage': {
    questions: 'question-page/Questions',
    answers: 'question-page/Answers',
    none: 'question-page/None',
    loading: 'question-page/Loading',
  },
  '66 Chat': {
    begin: 'chat/Begin',
    answered: 'chat/Answered',
    sent: 'chat/Sent',
    'not sent': 'chat/NotSent',
  },
  '67 TicketThread': {
    waiting: 'ticket-thread/Waiting',
    solved: 'ticket-thread/Solved',
    'not sent': 'ticket-thread/NotSent',
    list: 'ticket-thread/List',
    loading: 'ticket-thread/Loading',
    none: 'ticket-thread/None',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
