import { Fragment, type ReactNode } from 'react'
import { Entry } from '#app/areas/analytics/cards/entry.tsx'
import type { FunctionId } from '#app/areas/analytics/rules/functions.ts'
import { SubjectSection } from '#app/areas/content/subjects/cards/subject-card.tsx'
import { HospitalsNear } from '#app/areas/guahao/hospitals/cards/hospitals-near.tsx'
import { SeckillStrip } from '#app/areas/mall/seckill/cards/seckill-strip.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { homeIndex } from '../contract.ts'
import type { BlockOf } from '../rules.ts'
import { CityHospitals } from './city-hospitals.tsx'
import { FreeDoctors } from './free-doctors.tsx'
import type { loadBlocks } from './load-blocks.ts'
import { MainShortcuts } from './main-shortcuts.tsx'
import { News } from './news.tsx'
import { RankLinks } from './rank-links.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { StatsLine } from './stats-line.tsx'

/** By which function one comes through a block. */
const entries = {
  shortcuts: 'H01',
  grid: 'H02',
  doctors: 'H03',
  hospitals: 'H04',
  sale: 'H05',
  subjects: 'H06',
  articles: 'H07',
  ranks: 'H08',
} as const satisfies Record<BlockOf<'home'>, FunctionId>

type Home = CallOutput<typeof homeIndex> & Awaited<ReturnType<typeof loadBlocks>>

/** The blocks of a home in the order that its channel and city have; what has no content in this city is left out. */
export function HomeBlocks({ home }: { home: Home }) {
  const isEmptyCity = home.units.length === 0 && home.doctors.length === 0
  const parts: Record<BlockOf<'home'>, ReactNode> = {
    shortcuts: <MainShortcuts />,
    grid: <ServiceGrid services={home.blocks.grid} examCategory={home.exam_category_id} />,
    doctors: <FreeDoctors doctors={home.doctors} />,
    hospitals: isEmptyCity ? (
      <EmptyCity city={home.city_name} />
    ) : (
      <CityHospitals city={home.city_name} units={home.units} />
    ),
    // Nobody is hurried in the elder version.
    sale: home.session && home.sale.length > 0 && (
      <div className="-mx-16 elder:hidden">
        <SeckillStrip session={home.session} goods={home.sale} />
      </div>
    ),
    subjects: <SubjectSection subjects={home.subjects} />,
    articles: <News articles={home.articles} />,
    ranks: isEmptyCity ? null : (
      <div className="elder:hidden">
        <RankLinks />
      </div>
    ),
  }
  return (
    <>
      {home.blocks.home.map((block) => (
        <Fragment key={block}>{parts[block] && <Entry id={entries[block]}>{parts[block]}</Entry>}</Fragment>
      ))}
      {!isEmptyCity && (
        <div className="elder:hidden">
          <StatsLine stats={home.stats} />
        </div>
      )}
    </>
  )
}

function EmptyCity({ city }: { city: string }) {
  return (
    <section aria-label={`${city}的医院`} className="rounded-16 bg-card shadow-soft">
      <Empty
        drawing="search"
        title={`${city}还没有开通预约的医院`}
        text="可以先问全国的医生，或者看看附近城市的医院。"
        action={
          <div className="flex flex-wrap justify-center gap-12">
            <ButtonLink to="/ask/index">问医生</ButtonLink>
            <ButtonLink kind="secondary" to="/city/index">
              换个城市
            </ButtonLink>
          </div>
        }
      />
      <div className="px-16">
        <HospitalsNear />
      </div>
    </section>
  )
}
