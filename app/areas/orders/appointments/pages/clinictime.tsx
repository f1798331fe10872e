import { MapPinIcon, PhoneIcon } from 'lucide-react'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { ChoicePage, Who } from '../parts/choice-page.tsx'
import { ConsentCard } from '../parts/consent-card.tsx'
import { GoodsHead } from '../parts/goods-head.tsx'
import { loadChoice, type TimeChoice } from '../parts/load-choice.ts'
import { NoTime } from '../parts/no-time.tsx'
import { OpenDays } from '../parts/open-days.tsx'
import { TimeGrid } from '../parts/time-grid.tsx'
import { useChoice } from '../parts/use-choice.ts'
import type { Route } from './+types/clinictime'

export { handle } from 'virtual:rows/R020'

export const clientLoader = ownIfSignedIn(loadChoice)
export const HydrateFallback = OwnFallback

export default function ClinicTimePage({ loaderData: choice }: Route.ComponentProps) {
  return choice ? <ClinicTime key={choice.config.order_id} choice={choice} /> : <SignInFirst title="预约到院时间" />
}

/** A visit to a clinic: which seller first, then when. */
function ClinicTime({ choice }: { choice: TimeChoice }) {
  const choosing = useChoice(choice)
  const { config, members, moving } = choice
  return (
    <ChoicePage choosing={choosing} action={moving ? '确认改约' : '预约到院'}>
      <Hospitals config={config} linkTo={(unit) => choosing.linkTo('', unit)} />
      <OpenDays choice={choice} linkTo={choosing.linkTo} />
      <div className="space-y-16 p-16">
        {config.times.length > 0 ? (
          <Card>
            <TimeGrid times={config.times} chosen={choosing.time} onChoose={choosing.pick} />
          </Card>
        ) : (
          <NoTime config={config} linkTo={choosing.linkTo} />
        )}
        <Who legend="谁来就诊" members={members} choosing={choosing} />
        <ConsentCard config={config} choosing={choosing} />
        <GoodsHead choice={choice} isPlaced />
      </div>
    </ChoicePage>
  )
}

type Config = TimeChoice['config']

/** The seller to which one goes, and the others that take it too. */
function Hospitals({ config: { units, unit_id }, linkTo }: { config: Config; linkTo: (unitId: number) => string }) {
  const here = units.find((unit) => unit.unit_id === unit_id)
  const others = units.filter((unit) => unit !== here)
  if (!here) return null
  return (
    <section aria-label="到哪里" className="bg-card px-16 pt-12">
      <div className="flex gap-12">
        <Picture src={here.image} alt="" width={72} height={72} className="size-72 shrink-0 rounded-8" />
        <div className="min-w-0 grow">
          <h2 className="text-18 font-semibold">{here.unit_name}</h2>
          <p className="flex items-start gap-4 pt-2 text-14 text-ink-2">
            <MapPinIcon className="mt-2 shrink-0 text-ink-3" />
            <span>{unbroken(here.address)}</span>
          </p>
          {here.phone && (
            <a
              href={`tel:${here.phone}`}
              className="inline-flex min-h-target items-center gap-4 text-14 text-accent-ink"
            >
              <PhoneIcon />
              {here.phone}
            </a>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-8 pt-8 text-14">
          {others.map((unit) => (
            <li key={unit.unit_id} className="min-w-0">
              <Link
                to={linkTo(unit.unit_id)}
                replace
                preventScrollReset
                className="inline-flex min-h-target items-center rounded-full border border-line px-16 active:bg-well"
              >
                改到{unit.unit_name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
