import { expect, test } from 'vitest'
import { allStates, deskSteps, firstStates, inquiryStates, mayMove, statesBefore } from './states.ts'

test('every arrow leads to a state, every state can be reached, and what is over stays over', () => {
  for (const { to } of Object.values(inquiryStates)) for (const state of to) expect(allStates).toContain(state)
  for (const state of allStates) expect(firstStates.includes(state) || statesBefore(state).length > 0).toBe(true)
  expect([inquiryStates.closed.to, inquiryStates.withdrawn.to]).toEqual([[], []])
})

test('one withdraws at any point, and each step of the desk is an arrow', () => {
  for (const state of allStates)
    expect(mayMove(state, 'withdrawn')).toBe(!['draft', 'closed', 'withdrawn'].includes(state))
  for (const [to, { from }] of Object.entries(deskSteps)) expect(mayMove(from, to as keyof typeof deskSteps)).toBe(true)
})
