import { useEffect } from 'react'
import { Picture } from '#kit/ui/picture.tsx'
import { keepCity } from '#kit/wire/browser/keep-visitor.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homePartner } from '../contract.ts'
import { CityHead } from '../parts/city-head.tsx'
import { CityHospitals } from '../parts/city-hospitals.tsx'
import { FreeDoctors } from '../parts/free-doctors.tsx'
import { HomeFrame } from '../parts/home-frame.tsx'
import { HomeSearch } from '../parts/home-search.tsx'
import { News } from '../parts/news.tsx'
import { QuickShortcuts } from '../parts/quick-shortcuts.tsx'
import { StatsLine } from '../parts/stats-line.tsx'
import type { Route } from './+types/partner'

export { handle } from 'virtual:rows/R143'

const load = async ({ callApi, params }: Loading) => {
  const home = await callApi(homePartner, { partner: params.partner ?? '' })
  return { ...home, theme: home.colour }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PartnerHomePage({ loaderData: home }: Route.ComponentProps) {
  // Who came by a city's own door means that city on every page behind it.
  useEffect(() => keepCity(home.city_id), [home.city_id])
  return (
    <HomeFrame>
      <div className="bg-card">
        <CityHead city={home.city_name} isFixed />
        <div className="px-16 pb-8">
          <h1 className="pt-4 text-22 font-semibold">{home.name}</h1>
          <p className="pb-12 text-14 text-ink-2">{home.slogan}</p>
          <HomeSearch defaultWord={home.default_word} words={home.words} />
        </div>
        <Picture
          src={`/pictures/building/city-${home.city_id}.svg?shape=banner`}
          alt=""
          width={375}
          height={180}
          first
        />
      </div>
      <div className="relative -mt-40 space-y-24 p-16 pt-0">
        <QuickShortcuts />
        <FreeDoctors doctors={home.doctors} />
        <CityHospitals city={home.city_name} units={home.units} />
        <News articles={home.articles} />
        <StatsLine stats={home.stats} />
      </div>
    </HomeFrame>
  )
}
