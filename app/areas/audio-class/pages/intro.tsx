import { useSearchParams } from 'react-router'
import { ClassReviews } from '#app/areas/content/comments/cards/class-reviews.tsx'
import { Discussion } from '#app/areas/content/comments/cards/discussion.tsx'
import { loadDiscussion } from '#app/areas/content/comments/cards/load-discussion.ts'
import { classComments } from '#app/areas/content/comments/contract.ts'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { FollowDoctor } from '#app/areas/guahao/doctors/cards/follow-doctor.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar, Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { MeanStars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { lessonAddress } from '../cards/class-address.ts'
import { ClassPrice } from '../cards/class-card.tsx'
import { ClassSection } from '../cards/doctor-classes.tsx'
import { audioClassDetail, recommendedClasses } from '../contract.ts'
import { HelpFriend } from '../parts/help-friend.tsx'
import { ActivityLine, CouponLine, type Offer, ShareToUnlock, useOffer } from '../parts/offers.tsx'
import { SectionList } from '../parts/section-list.tsx'
import { useBuying } from '../parts/use-buying.ts'
import { type ClassWhole, useOwnClass } from '../parts/use-own-class.ts'
import type { Route } from './+types/intro'

export { handle } from 'virtual:rows/R131'

const RECOMMENDED = 3

const load = async ({ callApi, query }: Loading) => {
  const classId = readId(query, 'classId')
  const [shown, comments, recommended, said] = await Promise.all([
    callApi(audioClassDetail, { classId }),
    callApi(classComments, { class_id: classId }),
    callApi(recommendedClasses, { class_id: classId, page_size: RECOMMENDED }),
    loadDiscussion(callApi, { kind: 'class', id: classId }),
  ])
  return { shown, comments, recommended: recommended.list, said }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ClassIntroPage({ loaderData }: Route.ComponentProps) {
  return <IntroOf key={loaderData.shown.class_id} {...loaderData} />
}

function IntroOf({ shown, comments, recommended, said }: Route.ComponentProps['loaderData']) {
  const [own, refresh] = useOwnClass(shown)
  const [offer, refreshOffer] = useOffer(own)
  const [query] = useSearchParams()
  const shareId = /^[\w-]{6,64}$/.exec(query.get('shareId') ?? '')?.[0]
  const mayUnlock = !own.isBuy && own.is_off === 0
  return (
    <Frame bar={{ title: own.title }}>
      <div className="mx-auto w-full max-w-640 grow space-y-12 p-16">
        {shareId && <HelpFriend classId={own.class_id} shareId={shareId} />}
        <Head shown={own} />
        <Speaker shown={own} />
        {mayUnlock && offer && <CouponLine offer={offer} onDrawn={refreshOffer} />}
        {mayUnlock && <ActivityLine shown={own} onDone={refresh} />}
        {mayUnlock && own.share_goal > 0 && <ShareToUnlock shown={own} onDone={refresh} />}
        <Card title="课程介绍">
          <p className="text-14 leading-relaxed break-words whitespace-pre-line">{own.intro}</p>
        </Card>
        <Card title="课程目录" aside={`${own.section_num} 节，${own.free_num} 节免费`}>
          <SectionList classId={own.class_id} sections={own.sections} isBuy={own.isBuy} />
        </Card>
        <ClassReviews classId={own.class_id} first={comments} />
        <Discussion about={{ kind: 'class', id: own.class_id }} first={said} />
        <ClassSection title="相关课程" classes={recommended} />
        <Notice>这是健康科普，不能代替看医生。症状加重请及时就医，急症请拨打 120。</Notice>
      </div>
      <Actions shown={own} offer={offer} onHad={refresh} />
    </Frame>
  )
}

function Head({ shown }: { shown: ClassWhole }) {
  return (
    <Card>
      <div className="flex gap-16">
        <Picture
          src={shown.cover}
          kind="microclass"
          alt=""
          width={104}
          height={104}
          first
          className="size-104 shrink-0 rounded-12 elder:hidden"
        />
        <div className="min-w-0 grow space-y-6">
          <h2 className="text-18 font-semibold break-words">{shown.title}</h2>
          <p className="flex flex-wrap gap-6">
            <Tag tone="accent">{shown.category_name}</Tag>
            {shown.is_essence === 1 && <Tag tone="accent">精选</Tag>}
            {shown.isBuy && <Tag tone="success">已拥有</Tag>}
            {shown.is_demo === 1 && <Tag>演示内容</Tag>}
          </p>
          <p className="flex flex-wrap items-center gap-x-12 text-12 text-ink-3 tabular-nums">
            {shown.comment_num > 0 && <MeanStars mean={shown.score} votes={shown.comment_num} />}
            <span>{countText(shown.play_num)} 次播放</span>
          </p>
        </div>
      </div>
      <p className="pt-12 text-14 text-ink-2">{shown.summary}</p>
    </Card>
  )
}

function Speaker({ shown: { doctor_info: doctor } }: { shown: ClassWhole }) {
  return (
    <Card>
      <div className="flex items-center gap-12 elder:flex-wrap">
        <Link to={doctorAddress(doctor)} className="flex min-h-target min-w-0 grow items-center gap-12">
          <Avatar src={doctor.doctor_image} kind="doctor" />
          <span className="min-w-0 grow">
            <span className="block text-16 font-medium">
              {doctor.doctor_name}{' '}
              <span className="inline-block max-w-full text-12 font-normal text-ink-2">{doctor.title_name}</span>
            </span>
            <span className="block text-12 text-ink-3">
              {doctor.unit_name} · {doctor.dep_name}
            </span>
          </span>
        </Link>
        <span className="shrink-0 elder:ml-auto">
          <FollowDoctor doctorId={doctor.doctor_id} />
        </span>
      </div>
    </Card>
  )
}

/** What one can do: hear it, or buy it and hear what is free until then. */
function Actions({ shown, offer, onHad }: { shown: ClassWhole; offer: Offer; onHad: () => void }) {
  const { class_id, title, price, isBuy, is_free, is_off, free_num, sections } = shown
  const { buy, busy } = useBuying(class_id, title, onHad)
  const canUse = offer?.can_use === 1
  if (isBuy || is_free === 1)
    return (
      <BottomAction aside={isBuy ? undefined : <ClassPrice item={shown} />}>
        <ButtonLink to={lessonAddress(class_id)}>开始收听</ButtonLink>
      </BottomAction>
    )
  if (is_off === 1) return null
  const firstFree = sections.find((part) => part.is_free === 1)
  return (
    <BottomAction
      aside={<Price yuan={canUse ? offer.price_with : price} before={canUse ? price : undefined} />}
      note={canUse ? '已自动使用优惠券' : undefined}
    >
      {free_num > 0 && firstFree && (
        <ButtonLink kind="secondary" to={lessonAddress(class_id, firstFree.file_id)}>
          试听
        </ButtonLink>
      )}
      <Button busy={busy} onClick={() => buy(canUse ? offer.couponId : undefined)}>
        立即购买
      </Button>
    </BottomAction>
  )
}
