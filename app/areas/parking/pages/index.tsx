import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import { behindGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { parkAuthorization, parkUnits, parkYuyue, trafficUrl } from '../contract.ts'
import { Authorise } from '../parts/authorise.tsx'
import { BookPlace } from '../parts/book-place.tsx'
import { StayCard } from '../parts/stay-card.tsx'
import { Withdraw } from '../parts/withdraw.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R259'

const load = async ({ callApi, query }: Loading) => {
  const unit_id = maybeId(query, 'unit_id')
  if (unit_id === undefined) {
    const [units, stays] = await Promise.all([callApi(parkUnits, {}), callApi(parkYuyue, {})])
    return { units: units.list, stays: stays.list, unit: undefined }
  }
  const [way, authorization, stays] = await Promise.all([
    callApi(trafficUrl, { unit_id }),
    callApi(parkAuthorization, { unit_id }),
    callApi(parkYuyue, { unit_id }),
  ])
  return { units: [], stays: stays.list, unit: { unit_id, way, authorization } }
}
export const clientLoader = behindGate(load)
type Loaded = Route.ComponentProps['loaderData']
type Unit = NonNullable<Loaded['unit']>

export default function ParkPage({ loaderData: { unit, units, stays } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        {unit ? <AtHospital unit={unit} stays={stays} /> : <Hospitals units={units} stays={stays} />}
      </div>
    </Frame>
  )
}

function AtHospital({ unit, stays }: { unit: Unit; stays: Loaded['stays'] }) {
  const { revalidate } = useRevalidator()
  const { unit_id, way, authorization } = unit
  const open = stays.find(({ state }) => ['booked', 'in', 'paid'].includes(state))
  const past = stays.filter((stay) => stay !== open)
  const isAuthorised = authorization.is_authorised === 1
  return (
    <>
      <h1 className="text-22 font-semibold">{way.unit_name}</h1>
      {way.has_lot === 0 ? (
        <Empty title="还没有开通停车预约" text="可以看看怎么来，或到院后现场停车。" />
      ) : open ? (
        <StayCard stay={open} onDone={revalidate} />
      ) : isAuthorised ? (
        <BookPlace unitId={unit_id} plate={authorization.plate} feeRule={way.fee_rule} onDone={revalidate} />
      ) : (
        <Authorise unitId={unit_id} feeRule={way.fee_rule} onDone={revalidate} />
      )}
      <Traffic way={way} />
      {isAuthorised && <Withdraw unitId={unit_id} authorization={authorization} onDone={revalidate} />}
      <Past stays={past} />
    </>
  )
}

/** The guide opens outside: it is not ours. */
function Traffic({ way: { url, traffic } }: { way: Unit['way'] }) {
  if (!url && !traffic) return null
  return (
    <Card title="怎么来">
      {traffic && <p className="text-14 whitespace-pre-line">{unbroken(traffic)}</p>}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-target items-center text-14 text-accent-ink"
        >
          打开交通指引（外部网页）
        </a>
      )}
    </Card>
  )
}

function Past({ stays }: { stays: Loaded['stays'] }) {
  if (stays.length === 0) return null
  return (
    <CellGroup title="停过的车">
      {stays.map(({ stay_id, unit_name, arrive_time, state_desc, fee }) => (
        <Cell
          key={stay_id}
          title={`${arrive_time.slice(0, 16)} ${state_desc}`}
          note={unit_name}
          value={fee === '0.00' ? undefined : `${fee} 元`}
        />
      ))}
    </CellGroup>
  )
}

function Hospitals({ units, stays }: Pick<Loaded, 'units' | 'stays'>) {
  const { revalidate } = useRevalidator()
  const open = stays.filter(({ state }) => ['booked', 'in', 'paid'].includes(state))
  if (units.length === 0 && open.length === 0)
    return (
      <Empty
        title="还没有可以预约停车的医院"
        text="医院开通后，在医院主页和预约详情里都能找到。"
        action={
          <ButtonLink kind="secondary" to="/unit/list">
            看看医院
          </ButtonLink>
        }
      />
    )
  return (
    <>
      {open.map((stay) => (
        <StayCard key={stay.stay_id} stay={stay} onDone={revalidate} />
      ))}
      <CellGroup title="可以预约停车的医院">
        {units.map(({ unit_id, unit_name, address: place, fee_rule }) => (
          <Cell key={unit_id} title={unit_name} note={fee_rule || place} to={address('/park/index', { unit_id })} />
        ))}
      </CellGroup>
    </>
  )
}
