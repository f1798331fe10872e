import { depCatalogue } from '#app/areas/guahao/catalogue/contract.ts'
import { diseaseDetail } from '#app/areas/guahao/illnesses/contract.ts'
import { CityInBar } from '#app/areas/location/cards/city-in-bar.tsx'
import { userCity } from '#app/areas/location/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { storedPlace } from '#kit/bridge/place.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { DoctorCard } from '../cards/doctor-card.tsx'
import { doctorList } from '../contract.ts'
import { DoctorFilters, type DoctorQuery, doctorListAddress, readDoctorQuery } from '../parts/doctor-filters.tsx'
import { IllnessHead } from '../parts/illness-head.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R128'

const SIZE = 10

/** The place is known in the browser alone: no HTML is made for where somebody stands. */
const placeHere = () => (typeof window === 'undefined' ? null : storedPlace())

const doctorsOf = (chosen: DoctorQuery, page: number) => ({ ...chosen, ...placeHere(), page, page_size: SIZE })

const load = async ({ callApi, query }: Loading) => {
  const chosen = readDoctorQuery(query)
  const [doctors, catalogue, city, illness] = await Promise.all([
    callApi(doctorList, doctorsOf(chosen, 1)),
    callApi(depCatalogue, {}),
    callApi(userCity, {}),
    chosen.ill_id ? callApi(diseaseDetail, { ill_id: chosen.ill_id }) : null,
  ])
  const { list, reach, city_id } = doctors
  const isElsewhere = list.length > 0 && city_id === 0 && city.city_id !== 0
  const found = { reach, city_id }
  return { chosen, doctors: list, found, isElsewhere, classes: catalogue.list, city: city.city_name, illness }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

export default function DoctorListPage({ loaderData }: Route.ComponentProps) {
  const { chosen, doctors, classes, city, illness, found, isElsewhere } = loaderData
  const pages = useMorePages({
    first: doctors,
    size: SIZE,
    load: async (page) => (await callApi(doctorList, doctorsOf(chosen, page))).list,
    idOf: (doctor) => doctor.doctor_id,
  })
  const title = illness ? `看${illness.ill_name}的医生` : chosen.unit_id ? doctors[0]?.unit_name : undefined
  return (
    <Frame bar={{ title, end: <CityInBar name={city} /> }}>
      <div className="px-16 pt-12 pb-4">
        <SearchBox action="/search/index" name="keyword" placeholder="医生、医院、疾病" />
      </div>
      {illness && <IllnessHead illness={illness} chosen={chosen} city={city} found={found} isElsewhere={isElsewhere} />}
      <DoctorFilters chosen={chosen} classes={classes} />
      <div className="px-16 pb-16">
        <h2 className="sr-only">医生</h2>
        <ListPage pages={pages} empty={<NoDoctors city={city} chosen={chosen} illness={illness?.ill_name} />}>
          {(doctor) => <DoctorCard doctor={doctor} />}
        </ListPage>
      </div>
    </Frame>
  )
}

interface NoDoctorsProps {
  city: string
  chosen: DoctorQuery
  illness: string | undefined
}

/** Taking the filters away keeps the illness; where nothing is left to take away one can still ask or look elsewhere. */
function NoDoctors({ city, chosen, illness }: NoDoctorsProps) {
  const { class_id, catalogue_id, title, unit_id, ill_id, sort } = chosen
  const isFiltered = [class_id, catalogue_id, title, unit_id].some((value) => value !== undefined) || sort === 'soonest'
  const whom = illness ? `看“${illness}”的医生` : '医生'
  return isFiltered ? (
    <Empty
      drawing="search"
      title={`没有符合条件的${whom}`}
      text={`${city}没有这样的医生，少选一个条件试试。`}
      action={
        <ButtonLink kind="secondary" to={doctorListAddress({ ill_id, sort: 'default' })}>
          {illness ? '看全部这样的医生' : '清除条件'}
        </ButtonLink>
      }
    />
  ) : (
    <Empty
      title={`${city}还没有可以挂号的${whom}`}
      text="可以先在线问医生，或者看看别的城市。"
      action={
        <div className="flex flex-wrap justify-center gap-12">
          <ButtonLink to="/ask/index">在线问医生</ButtonLink>
          <ButtonLink kind="secondary" to="/city/index">
            换个城市
          </ButtonLink>
        </div>
      }
    />
  )
}
