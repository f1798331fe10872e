import { type ClaimGrants, TokenVerifier } from 'livekit-server-sdk'

/** What a token says: who it is for, since when, and what they may do. */
export type Grants = ClaimGrants

/** Reads tokens as the server does: under the secret of its key, and not after their end. */
export const openTokens = (key: string, secret: string) => {
  const verifier = new TokenVerifier(key, secret)
  return { read: (token: string): Promise<Grants | undefined> => verifier.verify(token).catch(() => undefined) }
}

/** Whether they let somebody ask this of the RoomService, as LiveKit documents it. */
export const mayRequest = ({ video = {} }: Grants, method: string, room: unknown): boolean => {
  if (method === 'ListRooms') return video.roomList === true
  if (method === 'DeleteRoom') return video.roomCreate === true
  return video.roomAdmin === true && video.room === room
}
