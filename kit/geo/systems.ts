import gcoord from 'gcoord'
import { isKnown, type Position } from './distance.ts'

/** What phones and GPS give (`wgs84`), and what Chinese map services but Baidu give (`gcj02`). */
export type ForeignSystem = 'wgs84' | 'gcj02'

const systems = { wgs84: gcoord.WGS84, gcj02: gcoord.GCJ02 }

/** The position in Baidu's system (BD-09), the only one we keep; a position that is not known stays as it is [X091]. */
export function toBaidu(position: Position, from: ForeignSystem): Position {
  if (!isKnown(position)) return position
  const [lng, lat] = gcoord.transform([position.lng, position.lat], systems[from], gcoord.BD09)
  return { lat, lng }
}

/** A position of ours, in Baidu's system, for a map of another one; a position that is not known stays as it is. */
export function fromBaidu(position: Position, to: ForeignSystem): Position {
  if (!isKnown(position)) return position
  const [lng, lat] = gcoord.transform([position.lng, position.lat], gcoord.BD09, systems[to])
  return { lat, lng }
}
