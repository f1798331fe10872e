/** What is sent to the calls of milestones. */
export const milestonesByCall = {
  answerMilestone: () => ({ sign: '12-1', answer: 'can' }),
  tickVisit: () => ({ months: 1, is_done: 1 }),
}
