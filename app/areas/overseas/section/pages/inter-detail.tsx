import {
  countryListAddress,
  countryListsAddress,
  unitsAddress,
} from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCountries, overseasHospitals } from '#app/areas/overseas/directory/contract.ts'
import { currencyWords } from '#app/areas/overseas/directory/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { Units } from '../parts/growing.tsx'
import { NoPromise } from '../parts/no-promise.tsx'
import type { Route } from './+types/inter-detail'

export { handle } from 'virtual:rows/R075'

const load = async ({ callApi, query }: Loading) => {
  const country_id = readId(query, 'id')
  const [countries, units] = await Promise.all([
    callApi(overseasCountries, {}),
    callApi(overseasHospitals, { country_id }),
  ])
  return { country: countries.list.find((one) => one.country_id === country_id), units: units.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
type Country = CallOutput<typeof overseasCountries>['list'][number]

export default function CountryPage({ loaderData: { country, units } }: Route.ComponentProps) {
  if (!country) return <NoSuchCountry />
  const { country_id, country_name, image, good_at, intro, is_demo } = country
  return (
    <Frame bar={{ title: country_name, share: { title: `去${country_name}看病`, desc: intro, imgUrl: image } }}>
      <Picture src={image} alt="" width={375} height={180} first className="w-full" />
      <div className="grow space-y-12 p-16">
        <div className="flex flex-wrap gap-6">
          {good_at.map((what) => (
            <Tag key={what} tone="accent">
              {what}
            </Tag>
          ))}
          {is_demo === 1 && <Tag>示范数据</Tag>}
        </div>
        <p className="text-16">{intro}</p>
        <BeforeGoing country={country} />
        <CellGroup>
          <Cell title="热门服务、专家和案例" to={countryListsAddress(country_id)} />
          <Cell title="可以购买的服务" to={countryListAddress('servePage', country_id)} />
        </CellGroup>
        <NoPromise />
        <TitledSection title="合作机构" all={{ text: '全部', to: countryListAddress('advantageHos', country_id) }}>
          <Units first={units} by={{ country_id }} />
        </TitledSection>
      </div>
      <BottomAction>
        <ButtonLink to={unitsAddress(country_id)}>选机构</ButtonLink>
      </BottomAction>
    </Frame>
  )
}

const BeforeGoing = ({ country: { visa, travel, time_words, languages, currency } }: { country: Country }) => (
  <Card title="去之前要知道">
    <div className="space-y-8 pb-12 text-14 text-ink-2">
      <p>签证：{unbroken(visa)}</p>
      <p>路程：{unbroken(travel)}</p>
    </div>
    <Facts
      facts={[
        { name: '时间', value: time_words },
        { name: '语言', value: languages.join('、') },
        { name: '当地报价的币种', value: currencyWords(currency) },
      ]}
    />
  </Card>
)

const NoSuchCountry = () => (
  <Frame bar={{}}>
    <Empty
      drawing="lost"
      title="这个目的地现在没有合作机构"
      text="可能是合作授权到期了，可以看看别的目的地。"
      action={<ButtonLink to={unitsAddress()}>看全部机构</ButtonLink>}
    />
  </Frame>
)
