import type { IceSettings } from '../ice.ts'
import type { CallMedia, LivekitSettings } from '../media.ts'
import { iceServersFor } from './ice.ts'
import { livekitMedia } from './livekit.ts'
import { watched } from './trouble.ts'

interface MediaWithin {
  now: Date
  config: { ice: IceSettings; livekit: LivekitSettings | undefined }
}

/** How pictures and sound go, by the settings. */
export const callMediaOf = ({ now, config }: MediaWithin): CallMedia =>
  config.livekit ? watched('calls', livekitMedia(config.livekit)) : meshMedia(config.ice, now)

/** From browser to browser: there is no room, and nobody to put out. */
const meshMedia = (ice: IceSettings, now: Date): CallMedia => ({
  iceServers: ({ room, who }) => iceServersFor(ice, `${room}-${who}`, now),
  passFor: async () => null,
  listRooms: async () => [],
  listSeated: async () => [],
  putOut: async () => undefined,
  close: async () => undefined,
})
