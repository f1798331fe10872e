import { maskedName } from '#app/areas/access/patients/rules.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import type { KindRow, listReceived } from './queries.ts'

export const imageOf = ({ id, picture }: Pick<KindRow, 'id' | 'picture'>): string => thingPicture(picture, `gift-${id}`)

export const asKind = (kind: KindRow) => ({ gift_id: kind.id, name: kind.name, image: imageOf(kind) })

/** A gift as who looks at the doctor sees it. */
export const asReceived = ({ given, kind, nickname }: Awaited<ReturnType<typeof listReceived>>['rows'][number]) => ({
  ...asKind(kind),
  num: given.pieces,
  add_time: given.givenAt,
  giver: maskedName(nickname),
})
