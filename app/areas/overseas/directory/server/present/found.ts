import { drawingOf } from '#app/areas/mall/goods/server/public.ts'
import type { FoundKind } from '../../rules.ts'
import { caseImage, countryImage, expertImage, unitImage } from '../present.ts'
import type { Found } from '../queries/search.ts'

const own = ({ image }: Found): string[] => (image ? [image] : [])

const imageOf: Readonly<Record<FoundKind, (found: Found) => string>> = {
  country: countryImage,
  unit: (found) => unitImage({ id: found.id, images: own(found) }),
  expert: expertImage,
  illness: () => '',
  goods: (found) => drawingOf({ id: found.id, picture: found.drawing ?? '', images: own(found) }),
  case: (found) => caseImage({ ...found, kind: 'case' }),
}

/** Something that was found, with its picture; '' where its kind has none. */
export const asFound = (kind: FoundKind, found: Found) => ({
  id: found.id,
  title: found.title,
  note: found.note,
  image: imageOf[kind](found),
})
