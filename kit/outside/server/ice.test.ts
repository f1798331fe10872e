import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { iceServersFor } from './ice.ts'

const now = instantAt('2026-11-23', 480)

test('without settings a browser is sent nowhere', () => {
  expect(iceServersFor({ stun: [], turn: [], secret: '' }, 'call', now)).toEqual([])
})

test('a name for the relay ends by itself and is signed as coturn checks it', () => {
  const settings = { stun: ['stun:s.example'], turn: ['turn:t.example', 'turns:t.example'], secret: 'north' }
  const [stun, turn] = iceServersFor(settings, 'call-patient', now)
  expect(stun).toEqual({ urls: ['stun:s.example'] })
  expect(turn?.urls).toEqual(['turn:t.example', 'turns:t.example'])
  const [end = '', whom] = turn?.username?.split(':') ?? []
  expect([Number(end) - now.getTime() / 1000, whom]).toEqual([7_200, 'call-patient'])
  expect(turn?.credential).toBe(createHmac('sha1', 'north').update(`${end}:call-patient`).digest('base64'))
  const other = iceServersFor({ ...settings, secret: 'south' }, 'call-patient', now)
  expect(other[1]?.credential).not.toBe(turn?.credential)
})
