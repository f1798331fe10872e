import { searchProjects } from '#app/areas/mall/shelf/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { ConsultDoctorCard } from '../cards/consult-doctor-card.tsx'
import { psychDoctors, psychologyAskDoctors, psychologyInstant } from '../contract.ts'
import { FACE_TO_FACE } from '../parts/face-to-face.ts'
import { SignUp } from '../parts/sign-up.tsx'
import type { Route } from './+types/psychology-index'

export { handle } from 'virtual:rows/R113'

const SIZE = 10
const MOST_LETTERS = 50

/** All of them, or those whom words find. */
const listOf = async (callApi: CallApi, keyword: string, page: number) => {
  const turn = { page, page_size: SIZE }
  const found = keyword ? callApi(psychDoctors, { keyword, ...turn }) : callApi(psychologyAskDoctors, turn)
  return (await found).list
}

const load = async ({ callApi, query }: Loading) => {
  const keyword = query.get('keyword')?.trim().slice(0, MOST_LETTERS) ?? ''
  const [doctors, instant, faceToFace] = await Promise.all([
    listOf(callApi, keyword, 1),
    callApi(psychologyInstant, { page_size: 1 }),
    callApi(searchProjects, { ...FACE_TO_FACE, page_size: 1 }),
  ])
  return {
    keyword,
    doctors,
    hasInstant: instant.list.length > 0,
    hasFaceToFace: faceToFace.list.length > 0,
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PsychologyPage({ loaderData }: Route.ComponentProps) {
  const { keyword, doctors, hasInstant, hasFaceToFace } = loaderData
  const pages = useMorePages({
    first: doctors,
    size: SIZE,
    load: (page) => listOf(callApi, keyword, page),
    idOf: ({ doctor_id }) => doctor_id,
  })
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <Card to="/shop/onlineConsole">
          <span className="block text-18 font-semibold">现在就想说说</span>
          <span className="block pt-4 text-14 text-ink-2">
            {hasInstant ? '有医生正在线，可以马上开始' : '这个时段没有医生在线，可以先留言'}
          </span>
        </Card>
        {hasFaceToFace && (
          <Card to="/shop/offlineOrder">
            <span className="block text-18 font-semibold">面对面谈谈</span>
            <span className="block pt-4 text-14 text-ink-2">本市医院的心理服务，看地点和价格</span>
          </Card>
        )}
        <Notice tone="warning">
          如果有伤害自己的念头，请马上拨打{' '}
          <a href="tel:12356" className="underline underline-offset-2">
            12356
          </a>{' '}
          心理援助热线，或告诉身边的人。
        </Notice>
        <h2 className="text-16 font-semibold">心理医生</h2>
        <SearchBox
          action="/shop/psychologyIndex"
          name="keyword"
          placeholder="医生、医院、擅长"
          defaultValue={keyword}
        />
        <ListPage pages={pages} empty={keyword ? <NobodyFound keyword={keyword} /> : <NobodyYet />}>
          {(doctor) => <ConsultDoctorCard doctor={doctor} />}
        </ListPage>
        <SignUp />
      </div>
    </Frame>
  )
}

function NobodyYet() {
  return <Empty drawing="message" title="还没有心理医生开通问诊" text="可以先留下联系方式，我们会联系您。" />
}

function NobodyFound({ keyword }: { keyword: string }) {
  return (
    <Empty
      drawing="search"
      title={`没有找到“${keyword}”`}
      text="换个说法试试，或者看看全部心理医生。"
      action={
        <ButtonLink kind="secondary" to="/shop/psychologyIndex">
          全部心理医生
        </ButtonLink>
      }
    />
  )
}
