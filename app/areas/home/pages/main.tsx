import { Link } from '#kit/ui/link.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homeIndex } from '../contract.ts'
import { CityHead } from '../parts/city-head.tsx'
import { CityHospitals } from '../parts/city-hospitals.tsx'
import { FreeDoctors } from '../parts/free-doctors.tsx'
import { HomeFrame } from '../parts/home-frame.tsx'
import { HomeSearch } from '../parts/home-search.tsx'
import { News } from '../parts/news.tsx'
import { RankLinks } from '../parts/rank-links.tsx'
import { Shortcuts } from '../parts/shortcuts.tsx'
import { StatsLine } from '../parts/stats-line.tsx'
import type { Route } from './+types/main'

export { handle } from 'virtual:rows/R141'

const load = ({ callApi }: Loading) => callApi(homeIndex, {})
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function MainHomePage({ loaderData: home }: Route.ComponentProps) {
  return (
    <HomeFrame>
      <div className="bg-tint">
        <CityHead city={home.city_name} />
        <div className="px-16 pb-16">
          <h1 className="pt-4 pb-12 text-22 font-semibold">看病的路，我们陪您走</h1>
          <HomeSearch defaultWord={home.default_word} words={home.words} />
        </div>
      </div>
      <div className="space-y-24 p-16">
        <Shortcuts />
        <FreeDoctors doctors={home.doctors} />
        <CityHospitals city={home.city_name} units={home.units} />
        <News articles={home.articles} />
        <Link to="/audio/index" className="block rounded-12 bg-card p-16 shadow-soft active:opacity-80">
          <span className="block text-16 font-medium">音频课</span>
          <span className="block text-12 text-ink-3">医生讲的健康课，走路做饭都能听</span>
        </Link>
        <RankLinks />
        <StatsLine stats={home.stats} />
      </div>
    </HomeFrame>
  )
}
