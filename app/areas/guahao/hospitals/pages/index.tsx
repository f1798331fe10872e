import { MapPinIcon, PhoneIcon } from 'lucide-react'
import { useVisited } from '#app/areas/favourites/cards/visited.ts'
import { commentList } from '#app/areas/guahao/comments/contract.ts'
import { referralDeps as listReferralDeps, unitHotDeps } from '#app/areas/guahao/departments/contract.ts'
import { referralDoctors, unitRecommendDoctors } from '#app/areas/guahao/doctors/contract.ts'
import { shopCheck } from '#app/areas/mall/shelf/contract.ts'
import { ParkingCell } from '#app/areas/parking/cards/parking-cell.tsx'
import { Described, type Thing } from '#app/shell/described.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { BookingRulesCard } from '../cards/booking-rules-card.tsx'
import { FollowButton } from '../cards/follow-button.tsx'
import { WayThere } from '../cards/way-there.tsx'
import { unitBranches, unitHome, unitServices, unitVideoImage, unitYuyueInfo } from '../contract.ts'
import {
  AmbientBlock,
  BranchesBlock,
  CommentsBlock,
  DepartmentsBlock,
  DoctorsBlock,
  inOrder,
  NewsBlock,
  ServicesBlock,
} from '../parts/home-blocks.tsx'
import { isThirdParty } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R214'

/** Departments of the block, and of each other list the first few. */
const DEPARTMENTS = 9
const FEW = 3

const load = async ({ callApi, query }: Loading) => {
  const id = readId(query, 'unit_id')
  const [home, deps, doctors, referral, referralDeps, comments, services, branches, media, rules, pharmacy] =
    await Promise.all([
      callApi(unitHome, { id }),
      callApi(unitHotDeps, { id, page_size: DEPARTMENTS }),
      callApi(unitRecommendDoctors, { id, page_size: FEW }),
      callApi(referralDoctors, { unit_id: id, page_size: FEW }),
      callApi(listReferralDeps, { unit_id: id }),
      callApi(commentList, { kind: 'unit', id, page_size: FEW }),
      callApi(unitServices, { id }),
      callApi(unitBranches, { id }),
      callApi(unitVideoImage, { id }),
      callApi(unitYuyueInfo, { id }),
      callApi(shopCheck, { unit_id: id }),
    ])
  const lists = {
    deps: deps.list,
    doctors: doctors.list,
    referral: { doctors: referral.list, deps: referralDeps.list },
    comments: comments.list,
    services: services.list,
    branches: branches.list,
  }
  return { home, ...lists, media, rules: rules.tips, pharmacy: pharmacy.online_shop }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnitHomePage({ loaderData }: Route.ComponentProps) {
  const { home, deps, doctors, referral, comments, services, branches, media, rules, pharmacy } = loaderData
  const { unit_id: unitId, unitInfo: unit } = home
  useVisited({
    kind: 'unit',
    id: unitId,
    name: home.unit_name,
    note: unit.level_name,
    image: unit.image,
    to: address('/unit/index', { unit_id: unitId }),
  })
  const blocks = {
    ghdep: deps.length > 0 && <DepartmentsBlock deps={deps} unitId={unitId} />,
    hotdoctor: doctors.length > 0 && <DoctorsBlock doctors={doctors} referral={referral} unitId={unitId} />,
    hotservice: services.length > 0 && <ServicesBlock services={services} />,
    hpbranch: branches.length > 1 && <BranchesBlock branches={branches} unitId={unitId} />,
    hotnews: home.hotnews.length > 0 && <NewsBlock news={home.hotnews} />,
    commentList: comments.length > 0 && <CommentsBlock comments={comments} count={unit.comment_num} unitId={unitId} />,
    ambient: media.ambient.length + media.video.length > 0 && <AmbientBlock media={media} />,
  }
  return (
    <Frame bar={{ title: home.unit_name, share: sharedUnit(home) }}>
      <Described thing={hospitalThing(home)} />
      <Picture src={`${home.bannerImageUrl}?shape=banner`} kind="hospital" alt="" width={375} height={180} first />
      <div className="space-y-12 p-16">
        <Who home={home} />
        {isThirdParty(home.proxy_unit) && (
          <Notice>这家医院的预约由第三方平台运行，出诊和取号以医院和该平台的通知为准。</Notice>
        )}
        {home.notice && <Notice tone="warning">{home.notice}</Notice>}
        {inOrder(home.ordering, blocks)}
        <Group home={home} />
        <ParkingCell unitId={unitId} />
        {pharmacy && (
          <CellGroup>
            <Cell title="在线药房" note="常备药送到家；处方药先问诊" to={pharmacy} />
          </CellGroup>
        )}
        <Card>
          <Disclosure title="预约须知">
            <BookingRulesCard rules={rules} />
          </Disclosure>
          {unit.introduction && (
            <Disclosure title="医院介绍">
              <p className="whitespace-pre-line">{unit.introduction}</p>
            </Disclosure>
          )}
          {unit.traffic && (
            <Disclosure title="交通指引">
              <p className="whitespace-pre-line">{unbroken(unit.traffic)}</p>
            </Disclosure>
          )}
        </Card>
      </div>
      <BottomAction>
        <ButtonLink to={address('/unit/dep', { unit_id: unitId })}>预约挂号</ButtonLink>
      </BottomAction>
    </Frame>
  )
}

/** Where patients of the hospital talk with each other. */
function Group({ home }: { home: Route.ComponentProps['loaderData']['home'] }) {
  if (home.have_group === 0) return null
  return (
    <CellGroup>
      <Cell
        title={home.group_name || '患者交流群'}
        note="医院的患者交流群"
        value={<Copyable text={home.group_id} name="群号" />}
      />
    </CellGroup>
  )
}

const hospitalThing = ({ unit_id, unit_name, unitInfo: unit }: Route.ComponentProps['loaderData']['home']): Thing => ({
  '@type': 'Hospital',
  name: unit_name,
  url: address('/unit/index', { unit_id }),
  telephone: unit.phone,
  address: { '@type': 'PostalAddress', addressCountry: 'CN', streetAddress: unit.address },
})

const sharedUnit = ({ unit_name, unitInfo: unit, bannerImageUrl }: Route.ComponentProps['loaderData']['home']) => ({
  title: unit_name,
  desc: `${unit.level_name} · ${unit.class_name}。${unit.address}`,
  imgUrl: bannerImageUrl,
  business_type: 'unit',
})

function Who({ home }: { home: Route.ComponentProps['loaderData']['home'] }) {
  const { unitInfo: unit } = home
  return (
    <Card>
      <div className="flex items-start justify-between gap-12">
        <h2 className="text-18 font-semibold">{home.unit_name}</h2>
        <span className="shrink-0">
          <FollowButton unitId={home.unit_id} />
        </span>
      </div>
      <div className="flex flex-wrap gap-6 py-8">
        <Tag tone="accent">{unit.level_name}</Tag>
        <Tag>{unit.class_name}</Tag>
        {isThirdParty(home.proxy_unit) && <Tag>第三方预约</Tag>}
        {unit.is_demo === 1 && <Tag>示范数据</Tag>}
      </div>
      <p className="text-14 text-ink-2">{unbroken(unit.open_hours)}</p>
      <p className="flex items-start gap-6 pt-4 text-14 text-ink-2">
        <MapPinIcon className="mt-2 shrink-0 text-ink-3" />
        {unit.address}
      </p>
      <div className="-ml-12 flex flex-wrap items-center gap-x-8">
        <WayThere to={{ name: home.unit_name, address: unit.address, lat: unit.lat, lng: unit.lng }} />
        {unit.phone && (
          <a
            href={`tel:${unit.phone}`}
            className="flex min-h-target items-center gap-6 px-12 text-14 font-medium text-accent-ink"
          >
            <PhoneIcon />
            {unit.phone}
          </a>
        )}
      </div>
    </Card>
  )
}
