import { serviceAddress } from '#app/areas/help/cards/service-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { useSession } from '#kit/wire/browser/session.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { comboAddress } from '../cards/membership-address.ts'
import { memberBenefitDetail } from '../contract.ts'
import { BookForm } from '../parts/book-form.tsx'
import { useOf } from '../rules.ts'
import type { Route } from './+types/benefit'

export { handle } from 'virtual:rows/R239'

const load = ({ callApi, query }: Loading) => callApi(memberBenefitDetail, { benefit_id: readId(query, 'benefit_id') })
export const loader = onServer(load)
export const clientLoader = Object.assign(inBrowser(load), { hydrate: true as const })

export default function MemberBenefitPage({ loaderData: benefit }: Route.ComponentProps) {
  const { benefit_id, title, summary, rules, combos, is_bookable, left, later } = benefit
  const isSignedIn = useSession() !== null
  return (
    <Frame bar={{ title }}>
      <div className="space-y-16 p-16">
        <Card>
          <p className="text-16">{summary}</p>
          {left !== 0 && (
            <p className="pt-8 text-14 font-medium text-accent-ink">
              {left < 0 ? '您已开通，不限次' : `您还可以用 ${left} 次`}
            </p>
          )}
          {later.map(({ title: name, times_words, begin_time }) => (
            <p key={begin_time} className="pt-8 text-14 text-ink-2">
              {begin_time.slice(0, 10)} 起，{name}里的 {times_words}可以用
            </p>
          ))}
        </Card>
        <Card title="使用规则">
          <ol className="list-decimal space-y-4 pl-20 text-14 text-ink-2">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </Card>
        {combos.length > 0 && (
          <Card title="哪些套餐有">
            <Facts facts={combos.map(({ title: name, times_words }) => ({ name, value: times_words }))} />
          </Card>
        )}
      </div>
      {isSignedIn && is_bookable === 1 && left > 0 ? (
        <BookForm benefitId={benefit_id} />
      ) : (
        <>
          <div className="grow" />
          <BottomAction note={left === 0 && isSignedIn ? nothingLeft(later) : undefined}>
            {left === 0 ? (
              <ButtonLink to={comboAddress(combos[0]?.combo_id)}>开通会员</ButtonLink>
            ) : (
              <UseIt title={title} />
            )}
          </BottomAction>
        </>
      )}
    </Frame>
  )
}

/** Where what one has is used: with a doctor, with customer service, else where all benefits stand. */
function UseIt({ title }: { title: string }) {
  const use = useOf(title)
  if (use === 'ask') return <ButtonLink to="/ask/index">去问医生，按会员价付款</ButtonLink>
  if (use === 'service') return <ButtonLink to={serviceAddress({ title })}>联系会员客服</ButtonLink>
  return <ButtonLink to="/member/index">看我的会员权益</ButtonLink>
}

const nothingLeft = ([next]: Route.ComponentProps['loaderData']['later']) =>
  next ? `现在没有可用的次数，${next.begin_time.slice(0, 10)} 起有 ${next.times_words}` : '没有可用的次数'
