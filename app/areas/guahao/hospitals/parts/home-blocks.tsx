import { ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { depList } from '#app/areas/guahao/departments/contract.ts'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { UnitCard } from '../cards/unit-card.tsx'
import type { unitBranches, unitHome, unitServices } from '../contract.ts'

type Home = CallOutput<typeof unitHome>

/** Departments to book at, the most booked first. */
export function DepartmentsBlock({ deps, unitId }: { deps: CallOutput<typeof depList>['list']; unitId: number }) {
  const all = (
    <Link to={address('/unit/dep', { unit_id: unitId })} className="flex min-h-target items-center text-14 text-ink-2">
      全部科室
      <ChevronRightIcon />
    </Link>
  )
  return (
    <Card title="预约科室" aside={all}>
      <ul className="grid grid-cols-3 gap-8">
        {deps.slice(0, 9).map((dep) => (
          <li key={dep.dep_id}>
            <Link
              to={address('/guahao/schedule', { unit_id: unitId, dep_id: dep.dep_id })}
              className="flex min-h-target items-center justify-center rounded-8 bg-well px-4 py-8 text-center text-14 active:opacity-70"
            >
              {dep.dep_name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function ServicesBlock({ services }: { services: CallOutput<typeof unitServices>['list'] }) {
  return (
    <Card title="医院服务">
      <ul className="grid grid-cols-2 gap-8">
        {services.map(({ name, title, link }) => (
          <li key={name}>
            <Link
              to={link}
              className="flex min-h-target items-center justify-between rounded-8 bg-well px-12 py-8 text-14"
            >
              {title}
              <ChevronRightIcon className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function BranchesBlock({
  branches,
  unitId,
}: {
  branches: CallOutput<typeof unitBranches>['list']
  unitId: number
}) {
  return (
    <section className="space-y-12">
      <h2 className="text-16 font-semibold">院区</h2>
      {branches
        .filter((branch) => branch.unit_id !== unitId)
        .map((branch) => (
          <UnitCard key={branch.unit_id} unit={branch} />
        ))}
    </section>
  )
}

export function NewsBlock({ news }: { news: Home['hotnews'] }) {
  return (
    <Card title="医院动态">
      <div className="divide-y divide-line">
        {news.map(({ id, title, content, add_time }) => (
          <Disclosure key={id} title={title}>
            <p className="pb-4 text-12 text-ink-3">{add_time.slice(0, 10)}</p>
            <p className="whitespace-pre-line">{content}</p>
          </Disclosure>
        ))}
      </div>
    </Card>
  )
}

export function AmbientBlock({ pictures }: { pictures: Home['ambient'] }) {
  return (
    <Card title="院内环境">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and the arrow keys must scroll it */}
      <ul tabIndex={0} className="no-bar flex snap-x gap-8 overflow-x-auto">
        {pictures.map(({ image, title }) => (
          <li key={image} className="w-160 shrink-0 snap-start">
            <Picture src={image} kind="hospital" alt="" width={160} height={77} className="w-full rounded-8" />
            <p className="pt-4 text-12 text-ink-2">{title}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Shows the blocks that have something in them, in the hospital's own order. */
export function inOrder(ordering: string, blocks: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return ordering.split(',').map((name) => blocks[name] && <div key={name}>{blocks[name]}</div>)
}
