import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '../rules.ts'
import { caughtUp, logOf, withMessages, withOutgoing } from './log.ts'

const said = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  sender: 'patient',
  kind: 'text',
  content: `第${id}句`,
  url: '',
  seconds: 0,
  client_msg_id: '',
  refers_to: 0,
  add_time: '2026-11-23 08:00:00',
  ...more,
})
const ids = (log: ReturnType<typeof logOf>) => log.messages.map(({ id }) => id)

test('in whatever order and however often messages come, each is there once and in its place', () => {
  const all = Array.from({ length: 12 }, (_, n) => said(n + 1))
  const coming = fc.array(fc.constantFrom(...all), { maxLength: 40 })
  fc.assert(
    fc.property(coming, (told) => {
      const live = told.reduce((log, one) => withMessages(log, [one]), logOf([]))
      expect(live.cursor).toBe(0)
      expect(ids(caughtUp(live, all))).toEqual(all.map(({ id }) => id))
    }),
  )
})

test('a hole before what was told live is filled, because the cursor waits for it', () => {
  const log = withMessages(logOf([said(1)]), [said(3)])
  expect([ids(log), log.cursor]).toEqual([[1, 3], 1])
  const filled = caughtUp(log, [said(2), said(3)])
  expect([ids(filled), filled.cursor]).toEqual([[1, 2, 3], 3])
})

test('what was taken back stays so, also where it comes once more, or after the word of it', () => {
  const recall = said(2, { kind: 'recall', refers_to: 1, content: '' })
  const log = withMessages(withMessages(logOf([said(1)]), [recall]), [said(1)])
  expect(log.messages[0]).toMatchObject({ kind: 'recalled', content: '' })
})

test('what was sent is shown once: the answer takes the place of what is on its way', () => {
  const sending = withOutgoing(logOf([]), { client_msg_id: 'abcdef', kind: 'text', content: '好', state: 'sending' })
  expect(sending.outgoing).toHaveLength(1)
  const taken = withMessages(sending, [said(5, { client_msg_id: 'abcdef' })])
  expect([taken.outgoing.length, ids(taken)]).toEqual([0, [5]])
})
