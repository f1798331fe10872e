import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homeIndex } from '../contract.ts'
import { CityHead } from '../parts/city-head.tsx'
import { CityHospitals } from '../parts/city-hospitals.tsx'
import { FreeDoctors } from '../parts/free-doctors.tsx'
import { HomeFrame } from '../parts/home-frame.tsx'
import { HomeSearch } from '../parts/home-search.tsx'
import { News } from '../parts/news.tsx'
import { QuickShortcuts } from '../parts/quick-shortcuts.tsx'
import { StatsLine } from '../parts/stats-line.tsx'
import { CH_COLOUR } from '../rules.ts'
import type { Route } from './+types/chsmart'

export { handle } from 'virtual:rows/R142'

const load = async ({ callApi }: Loading) => ({ ...(await callApi(homeIndex, {})), theme: CH_COLOUR })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ChsmartHomePage({ loaderData: home }: Route.ComponentProps) {
  return (
    <HomeFrame>
      <div className="rounded-b-16 bg-accent pb-56 text-on-accent">
        <CityHead city={home.city_name} />
        <div className="px-16">
          <h1 className="pt-4 text-22 font-semibold">智慧就医</h1>
          <p className="pb-12 text-14">约得上、等得明白、少跑一趟</p>
          <HomeSearch defaultWord={home.default_word} words={home.words} />
        </div>
      </div>
      <div className="-mt-48 space-y-24 p-16 pt-0">
        <QuickShortcuts />
        <CityHospitals city={home.city_name} units={home.units} />
        <FreeDoctors doctors={home.doctors} />
        <News articles={home.articles} />
        <StatsLine stats={home.stats} />
      </div>
    </HomeFrame>
  )
}
