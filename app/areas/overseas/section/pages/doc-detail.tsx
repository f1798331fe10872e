import {
  abroadIllnessAddress,
  abroadUnitAddress,
  adviserAddress,
  inquiryAddress,
} from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCases, overseasExpert, overseasGoods } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { AskButton } from '../parts/ask-button.tsx'
import { CaseRow } from '../parts/case-row.tsx'
import { ServiceRow } from '../parts/service-row.tsx'
import type { Route } from './+types/doc-detail'

export { handle } from 'virtual:rows/R092'

const load = async ({ callApi, query }: Loading) => {
  const doctor_id = readId(query, 'doctor_id')
  const expert = await callApi(overseasExpert, { doctor_id })
  const [goods, told] = await Promise.all([
    callApi(overseasGoods, { unit_id: expert.unit_id, page_size: 3 }),
    callApi(overseasCases, { doctor_id, page_size: 3 }),
  ])
  return { expert, goods: goods.list, told: told.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
type Expert = CallOutput<typeof overseasExpert>

export default function ExpertPage({ loaderData: { expert, goods, told } }: Route.ComponentProps) {
  const share = { title: `${expert.doctor_name} ${expert.title_name}`, desc: expert.unit_name, imgUrl: expert.image }
  return (
    <Frame bar={{ title: expert.doctor_name, share }}>
      <div className="grow space-y-12 p-16">
        <Who expert={expert} />
        {expert.is_shown === 0 && <Notice tone="danger">这位专家所在机构的资质已过期，现在不能询价和购买。</Notice>}
        <Card title="介绍">
          <p className="text-16">{expert.intro}</p>
        </Card>
        {expert.illnesses.length > 0 && (
          <Card title="常看的病">
            <ul className="flex flex-wrap gap-8">
              {expert.illnesses.map(({ ill_id, ill_name }) => (
                <li key={ill_name} className="flex min-h-target items-center">
                  {ill_id === null ? (
                    <Tag>{ill_name}</Tag>
                  ) : (
                    <Link
                      to={abroadIllnessAddress(ill_id)}
                      className="flex min-h-target items-center rounded-full border border-line px-16 text-14"
                    >
                      {ill_name}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <CellGroup>
          <Cell title={expert.unit_name} note={expert.country_name} to={abroadUnitAddress(expert.unit_id)} />
        </CellGroup>
        {goods.length > 0 && (
          <TitledSection
            title="可以购买的服务"
            all={{ text: '全部', to: abroadUnitAddress(expert.unit_id, 'services') }}
          >
            {goods.map((one) => (
              <ServiceRow key={one.goods_id} goods={one} />
            ))}
          </TitledSection>
        )}
        {told.length > 0 && (
          <TitledSection title="案例">
            {told.map((one) => (
              <CaseRow key={one.article_id} told={one} />
            ))}
          </TitledSection>
        )}
      </div>
      <Action expert={expert} />
    </Frame>
  )
}

const Who = ({ expert }: { expert: Expert }) => (
  <Card>
    <div className="flex gap-12">
      <Avatar src={expert.image} kind="doctor" size="large" />
      <div className="min-w-0 space-y-4">
        <p className="text-18 font-semibold">{expert.doctor_name}</p>
        <p className="text-14 text-ink-2">{expert.foreign_name}</p>
        <p className="text-14 text-ink-2">
          {expert.title_name} · {expert.dep_name}
        </p>
        <p className="text-12 text-ink-3">语言：{expert.languages.join('、')}</p>
        <div className="flex flex-wrap gap-4">
          {expert.is_remote === 1 && <Tag tone="accent">可远程会诊</Tag>}
          {expert.is_demo === 1 && <Tag>示范数据</Tag>}
        </div>
      </div>
    </div>
  </Card>
)

function Action({ expert: { unit_id, is_shown } }: { expert: Expert }) {
  if (is_shown === 0)
    return (
      <BottomAction>
        <ButtonLink kind="secondary" to={abroadUnitAddress(unit_id)}>
          看机构的资质
        </ButtonLink>
      </BottomAction>
    )
  return (
    <BottomAction>
      <AskButton to={adviserAddress({ unit_id })} unit_id={unit_id} isSecond>
        问顾问
      </AskButton>
      <AskButton to={inquiryAddress(unit_id)} unit_id={unit_id}>
        请医院报价
      </AskButton>
    </BottomAction>
  )
}
