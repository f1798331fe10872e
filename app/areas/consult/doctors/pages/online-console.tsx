import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { ConsultDoctorCard } from '../cards/consult-doctor-card.tsx'
import { psychologyInstant } from '../contract.ts'
import type { Route } from './+types/online-console'

export { handle } from 'virtual:rows/R114'

const SIZE = 10

const load = async ({ callApi }: Loading) => (await callApi(psychologyInstant, { page_size: SIZE })).list
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function OnlineConsolePage({ loaderData: doctors }: Route.ComponentProps) {
  const pages = useMorePages({
    first: doctors,
    size: SIZE,
    load: async (page) => (await callApi(psychologyInstant, { page, page_size: SIZE })).list,
    idOf: ({ doctor_id }) => doctor_id,
  })
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {doctors.length > 0 && <p className="text-14 text-ink-2">下面的医生现在是在线时间，回复快的排在前面。</p>}
        <h2 className="sr-only">在线的心理医生</h2>
        <ListPage
          pages={pages}
          empty={
            <Empty
              drawing="message"
              title="这个时段没有心理医生在线"
              text="可以先提问，医生上线后会在承诺的时间内回复，超时全额退款。"
              action={<ButtonLink to="/shop/psychologyIndex">看全部心理医生</ButtonLink>}
            />
          }
        >
          {(doctor) => <ConsultDoctorCard doctor={doctor} />}
        </ListPage>
      </div>
    </Frame>
  )
}
