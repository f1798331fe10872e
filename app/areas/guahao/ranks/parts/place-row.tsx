import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { Position } from '../cards/position.tsx'
import type { rankList } from '../contract.ts'

type Place = CallOutput<typeof rankList>['rankList'][number]

const placeAddress = ({ doctor_id, unit_id, dep_id }: Place) =>
  doctor_id !== null && dep_id !== null
    ? doctorAddress({ doctor_id, unit_id, dep_id })
    : address('/unit/index', { unit_id })

/** One place of a rank: who stands there, and by what. */
export function PlaceRow({ place }: { place: Place }) {
  const isDoctor = place.doctor_id !== null
  return (
    <Card to={placeAddress(place)}>
      <div className="flex items-center gap-12">
        <Position position={place.position} />
        <Picture
          src={place.image}
          kind={isDoctor ? 'doctor' : 'hospital'}
          alt=""
          width={48}
          height={48}
          className={classes('size-48 shrink-0', isDoctor ? 'rounded-full' : 'rounded-8')}
        />
        <div className="min-w-0 grow">
          <h3 className="line-clamp-2 text-16 font-semibold elder:line-clamp-none">
            {place.name}
            {isDoctor && <span className="pl-8 text-14 font-normal text-ink-2">{place.title_name}</span>}
          </h3>
          {isDoctor && (
            <p className="line-clamp-2 text-14 text-ink-2">
              {place.dep_name} · {place.unit_name}
            </p>
          )}
          <div className="flex flex-wrap gap-6 pt-4">
            <Tag tone="warning">{place.figure}</Tag>
            {!isDoctor && <Tag>{place.title_name}</Tag>}
            {place.is_focused === 1 && <Tag tone="accent">已关注</Tag>}
            {place.ill_tags.slice(0, 2).map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </div>
        </div>
      </div>
    </Card>
  )
}
