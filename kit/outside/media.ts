import type { IceServer } from './ice.ts'

/** A LiveKit server that carries what is seen and said in calls. */
export interface LivekitSettings {
  /** `wss://…`, or `ws://…` on one's own machine; its calls go to the same place by http. */
  url: string
  key: string
  secret: string
}

/** Origins to which a browser connects for calls: the line of the server, and where it asks why it was not let in. */
export const mediaOrigins = (livekit: LivekitSettings | undefined): string[] => {
  if (!livekit) return []
  const { protocol, host } = new URL(livekit.url)
  return [`${protocol}//${host}`, `${protocol.replace('ws', 'http')}//${host}`]
}

/** Somebody at a device of theirs, in a room: the room's name is not to be guessed and says nothing of anybody. */
export interface MediaParticipant {
  room: string
  who: string
  device: string
}

/** What a seat is called in its room: nobody else has this name there. */
export const participantName = ({ who, device }: Pick<MediaParticipant, 'who' | 'device'>): string => `${who}:${device}`

/** The seat of this name. */
export const participantNamed = (room: string, name: string): MediaParticipant => {
  const [who = '', device = ''] = name.split(':')
  return { room, who, device }
}

/** What lets one device into one room, for some minutes. */
export interface MediaPass {
  url: string
  token: string
}

/**
 * How pictures and sound go in a call: from browser to browser, or through a server. What asks a server throws where it
 * cannot be asked.
 */
export interface CallMedia {
  /** Where browsers find the way to each other; none where a server carries it all. */
  iceServers: (seat: Pick<MediaParticipant, 'room' | 'who'>) => IceServer[]
  /** null where there is no room to be let into. */
  passFor: (seat: MediaParticipant) => Promise<MediaPass | null>
  /** Rooms in which somebody may be, also others' where the server is shared. */
  listRooms: () => Promise<string[]>
  listSeated: (room: string) => Promise<MediaParticipant[]>
  /** Whoever sits there goes, and their pass is good no more; nothing where nobody does. */
  putOut: (seat: MediaParticipant) => Promise<void>
  /** All go; nothing where there is no such room. */
  close: (room: string) => Promise<void>
}
