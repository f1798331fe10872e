import { once } from 'node:events'
import { AccessToken, RoomServiceClient, TokenVerifier, type VideoGrant } from 'livekit-server-sdk'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import { benchCallJoin } from '#app/areas/workbench/calls/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { openLivekitServer } from '#test/support/livekit/server.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { hangUp } from '../public.ts'

const [key, secret] = ['devkey', 'a-secret-of-the-livekit-server-alone']

let server: Awaited<ReturnType<typeof openLivekitServer>>
let app: TestApp
let me: Person
let other: Person
let doctor: DoctorPerson

beforeAll(async () => {
  server = await openLivekitServer({ key, secret })
  app = await startTestApp({ env: { LIVEKIT_URL: server.url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } })
  const [doctorId] = (await openClinic(app, { doctors: 1 })).doctorIds as [number]
  ;[me, other] = [await signIn(app), await signIn(app)]
  doctor = await signInDoctor(app, doctorId)
})
beforeEach(() => {
  Object.assign(server.state, { trouble: 'none', revokes: false })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const videoAsk = () => openConsultation(app, me, doctor.doctorId, 3, 'video')
const as = (person: Person) => ({ key: person.key })
const join = (ask_id: string, device = 'phone-1') => app.callApi(calls.askCallJoin, { ask_id, device }, as(me))
const doctorJoins = (ask_id: string, device = 'desk-1') => app.callApi(benchCallJoin, { ask_id, device }, doctor)
const both = async () => {
  const ask_id = await videoAsk()
  return { ask_id, mine: await join(ask_id), his: await doctorJoins(ask_id) }
}
const invite = async (ask_id: string) =>
  (await app.callApi(calls.askCallInvite, { ask_id, state: 1 }, as(me))).link.split('#')[1] ?? ''
type Seen = Awaited<ReturnType<typeof join>>
const tokenOf = ({ media }: Pick<Seen, 'media'>) => media?.token ?? ''
const saidBy = (seen: Pick<Seen, 'media'>) => new TokenVerifier(key, secret).verify(tokenOf(seen))

/** How the server of the room answers somebody who knocks with this token; let in, they stay until the line is closed. */
const enter = async (token: string) => {
  const line = new WebSocket(`${server.url}/rtc?access_token=${token}`)
  const refused = new Promise<string>((tell) => {
    line.on('unexpected-response', (_, { statusCode }) => tell(String(statusCode)))
    line.on('error', () => undefined)
  })
  return { line, how: await Promise.race([refused, once(line, 'message').then(() => 'in')]) }
}
const forged = (grant: VideoGrant, { by = secret, ttl = 60 as number | string } = {}) => {
  const token = new AccessToken(key, by, { identity: 'patient:phone-1', ttl })
  token.addGrant(grant)
  return token.toJwt()
}

test('who does not belong to the call gets no token, nor does anybody by looking, or before they have come in', async () => {
  const { ask_id, mine } = await both()
  for (const call of [calls.askCallJoin, calls.askCallHere])
    expect(await app.refusal(call, { ask_id, device: 'phone-9' }, as(other))).toBe('not-found')
  expect(await app.refusal(calls.companionJoin, { token: 'made-up-token', device: 'guest-1' })).toBe('not-found')
  expect(tokenOf(mine)).not.toBe('')
  expect((await app.callApi(calls.askCall, { ask_id }, as(me))).media).toBeNull()
  expect((await app.callApi(calls.askCallHere, { ask_id, device: 'phone-1' }, as(me))).media).toBeNull()
  const waiting = await videoAsk()
  expect((await app.callApi(calls.askCall, { ask_id: waiting }, as(me))).media).toBeNull()
})

test('a token that is forged, over, for no room, or of one who rules rooms only, opens none', async () => {
  const { mine } = await both()
  const room = (await saidBy(mine)).video?.room ?? ''
  const refused = async (token: string) => (await enter(token)).how
  expect(await refused('')).toBe('401')
  expect(await refused(await forged({ roomJoin: true, room }, { by: 'guessed' }))).toBe('401')
  expect(await refused(await forged({ roomJoin: true, room }, { ttl: '-1 minute' }))).toBe('401')
  expect(await refused(await forged({ roomJoin: true }))).toBe('401')
  expect(await refused(await forged({ roomAdmin: true, room }))).toBe('401')
  expect(server.inside(room)).toBeUndefined()
})

test('a token is for this room, seat and device, for two minutes: to be seen and heard, and nothing else', async () => {
  const { mine, his } = await both()
  const [said, hisSaid] = [await saidBy(mine), await saidBy(his)]
  expect(said.sub).toBe('patient:phone-1')
  expect(hisSaid.sub).toBe('doctor:desk-1')
  expect((said.exp ?? 0) - (said.nbf ?? 0)).toBe(120)
  expect(said.video).toEqual({
    roomJoin: true,
    room: mine.call_id,
    canSubscribe: true,
    canPublish: true,
    canPublishSources: ['camera', 'microphone'],
    canPublishData: false,
  })
  expect(hisSaid.video?.room).toBe(said.video?.room)
  expect(Object.keys(said).sort()).toEqual(['exp', 'iss', 'nbf', 'sub', 'video'])
  expect(mine).toMatchObject({ media: { url: server.url }, ice_servers: [] })
  expect(JSON.stringify([mine, his])).not.toContain(secret)
})

test('no two calls share a room, and its name is long enough that nobody guesses it', async () => {
  const [one, two] = [await both(), await both()]
  const names = [one.mine.call_id, two.mine.call_id]
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^[\w-]{16}$/)
})

test('of two devices the newer takes over: the older is put out, and may come back at once, also where tokens are revoked', async () => {
  server.state.revokes = true
  const { ask_id, mine } = await both()
  const old = await enter(tokenOf(mine))
  expect(server.inside(mine.call_id)).toEqual(['patient:phone-1'])
  const closed = once(old.line, 'close')
  const newer = await enter(tokenOf(await join(ask_id, 'tablet')))
  await closed
  expect(server.inside(mine.call_id)).toEqual(['patient:tablet'])
  const back = await enter(tokenOf(await join(ask_id)))
  expect([newer.how, back.how]).toEqual(['in', 'in'])
  await expect.poll(() => server.inside(mine.call_id)).toEqual(['patient:phone-1'])
})

/** Somebody whom the patient asked in, and sent away again. */
const sentAway = async () => {
  const { ask_id, mine } = await both()
  const seen = await app.callApi(calls.companionJoin, { token: await invite(ask_id), device: 'guest-1' })
  const { line } = await enter(tokenOf(seen))
  expect(server.inside(mine.call_id)).toEqual(['guest:guest-1'])
  // Tokens count in seconds: it must have been written in an earlier one.
  const { nbf = 0 } = await saidBy(seen)
  await expect.poll(() => Math.floor(systemClock.now().getTime() / 1000), { timeout: 3_000 }).toBeGreaterThan(nbf)
  const closed = once(line, 'close')
  await app.callApi(calls.askCallInvite, { ask_id, state: 0 }, as(me))
  await closed
  expect(server.inside(mine.call_id)).toEqual([])
  return { room: mine.call_id, token: tokenOf(seen) }
}

test('a companion who was sent away is put out, and their token is revoked where a server can do that', async () => {
  server.state.revokes = true
  const { token } = await sentAway()
  expect((await enter(token)).how).toBe('401')
})

test('where a server cannot, they come back by their token and are put out again', async () => {
  const { room, token } = await sentAway()
  const again = await enter(token)
  expect(again.how).toBe('in')
  const closed = once(again.line, 'close')
  await app.wakeAll()
  await closed
  expect(server.inside(room)).toEqual([])
})

test('who goes is put out, and when the call ends its room is closed', async () => {
  const { ask_id, mine, his } = await both()
  const token = await invite(ask_id)
  const guest = await enter(tokenOf(await app.callApi(calls.companionJoin, { token, device: 'guest-1' })))
  const [patient, desk] = [await enter(tokenOf(mine)), await enter(tokenOf(his))]
  const gone = once(guest.line, 'close')
  await app.callApi(calls.companionLeave, { token })
  await gone
  expect(server.inside(mine.call_id)).toEqual(['doctor:desk-1', 'patient:phone-1'])
  const closed = Promise.all([once(patient.line, 'close'), once(desk.line, 'close')])
  await app.callApi(calls.askCallEnd, { ask_id }, as(me))
  await closed
  expect(server.inside(mine.call_id)).toBeUndefined()
})

test('while the server is away one hangs up all the same; the room is closed when it is back', async () => {
  const { ask_id, mine } = await both()
  const { line } = await enter(tokenOf(mine))
  server.state.trouble = 'down'
  expect(await app.callApi(calls.askCallEnd, { ask_id }, as(me))).toMatchObject({ state: 'ended' })
  expect((await app.callApi(askDetail, { ask_id }, as(me))).state).toBe('answered')
  expect(server.inside(mine.call_id)).toEqual(['patient:phone-1'])
  server.state.trouble = 'none'
  const closed = once(line, 'close')
  await app.wakeAll()
  await closed
  expect(server.inside(mine.call_id)).toBeUndefined()
})

test('time puts out of a room whoever does not sit there, closes rooms of calls that ended by themselves, and leaves those of others alone', async () => {
  const { ask_id, mine, his } = await both()
  const [patient, desk] = [await enter(tokenOf(mine)), await enter(tokenOf(his))]
  const stranger = await enter(await forged({ roomJoin: true, room: 'somebody-elses' }))
  const slipped = new AccessToken(key, secret, { identity: 'guest:slipped-in' })
  slipped.addGrant({ roomJoin: true, room: mine.call_id })
  const { line } = await enter(await slipped.toJwt())
  const closed = once(line, 'close')
  await app.wakeAll()
  await closed
  expect(server.inside(mine.call_id)).toEqual(['doctor:desk-1', 'patient:phone-1'])
  expect(server.inside('somebody-elses')).toEqual(['patient:phone-1'])
  await hangUp(app.context(), ask_id, 'doctor')
  expect(server.inside(mine.call_id)).toHaveLength(2)
  const over = Promise.all([once(patient.line, 'close'), once(desk.line, 'close')])
  await app.wakeAll()
  await over
  expect(server.inside('somebody-elses')).toEqual(['patient:phone-1'])
  stranger.line.close()
})

test('a room is ruled by the secret of the server alone', async () => {
  const refused = (by: string) => new RoomServiceClient(server.url, key, by).listRooms().then(String, String)
  expect(await refused('guessed')).toContain('unauthenticated')
  const { mine } = await both()
  const inside = new RoomServiceClient(server.url, key, secret, { token: tokenOf(mine) })
  await expect(inside.listRooms()).rejects.toMatchObject({ status: 403 })
  await expect(inside.removeParticipant(mine.call_id, 'doctor:desk-1')).rejects.toMatchObject({ status: 403 })
  await expect(inside.deleteRoom(mine.call_id)).rejects.toMatchObject({ status: 403 })
})
