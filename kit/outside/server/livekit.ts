import { systemClock } from '#kit/time/clock.ts'
import {
  type CallMedia,
  type LivekitSettings,
  type MediaParticipant,
  participantName,
  participantNamed,
} from '../media.ts'

/** A pass is used at once; who is inside gets newer ones from the server itself. */
const PASS_SECONDS = 120
const TIMEOUT_SECONDS = 5

// 18 MB and some 150 ms, which only those pay who have such a server.
const sdk = () => import('livekit-server-sdk')

/** Rooms of a LiveKit server, by its RoomService API. Somebody's identity there is their seat and their device. */
export const livekitMedia = (settings: LivekitSettings): CallMedia => ({
  iceServers: () => [],
  passFor: async (seat) => ({ url: settings.url, token: await tokenFor(settings, seat) }),
  listRooms: async () => (await (await rooms(settings)).listRooms()).map(({ name }) => name),
  listSeated: async (room) =>
    (await (await rooms(settings)).listParticipants(room)).map(({ identity }) => participantNamed(room, identity)),
  putOut: async (seat) => {
    // Unless it is told, a server keeps the same device out for another minute.
    const revokeTokenTs = BigInt(Math.floor(systemClock.now().getTime() / 1000))
    await unlessGone((await rooms(settings)).removeParticipant(seat.room, participantName(seat), { revokeTokenTs }))
  },
  close: async (room) => unlessGone((await rooms(settings)).deleteRoom(room)),
})

const rooms = async ({ url, key, secret }: LivekitSettings) =>
  new (await sdk()).RoomServiceClient(url, key, secret, { requestTimeout: TIMEOUT_SECONDS })

/** Lets in here and nowhere else, to be seen and heard, to see and hear; not to rule the room, send data, or record. */
const tokenFor = async ({ key, secret }: LivekitSettings, seat: MediaParticipant): Promise<string> => {
  const { AccessToken, TrackSource } = await sdk()
  const token = new AccessToken(key, secret, { identity: participantName(seat), ttl: PASS_SECONDS })
  token.addGrant({
    roomJoin: true,
    room: seat.room,
    canSubscribe: true,
    canPublish: true,
    canPublishSources: [TrackSource.CAMERA, TrackSource.MICROPHONE],
    canPublishData: false,
  })
  return token.toJwt()
}

const NOT_FOUND = 404

const unlessGone = (asked: Promise<void>): Promise<void> =>
  asked.catch((error: { status?: number }) => {
    if (error.status !== NOT_FOUND) throw error
  })
