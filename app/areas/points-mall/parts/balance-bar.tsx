import { useLocation } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { signInAddress } from '#kit/wire/browser/way-back.ts'

/** What one has to spend, and where it came from; null for a visitor. */
export function BalanceBar({ balance }: { balance: number | null }) {
  return (
    <section
      aria-label="我的积分"
      className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8 rounded-12 bg-card p-16 shadow-soft"
    >
      {balance === null ? (
        <>
          <p className="min-w-0 grow basis-140 text-14 text-ink-2">登录后看看您有多少积分可以兑换</p>
          <SignIn />
        </>
      ) : (
        <>
          <Link to="/vue/userpoint/index" className="min-h-target">
            <span className="block text-12 text-ink-3">可用积分</span>
            <span className="text-28 font-semibold tabular-nums">{balance}</span>
          </Link>
          <span className="flex flex-wrap gap-8">
            <ButtonLink kind="secondary" size="small" to="/vue/userpoint/index">
              赚积分
            </ButtonLink>
            <ButtonLink kind="secondary" size="small" to="/integral/orderList">
              我的兑换
            </ButtonLink>
          </span>
        </>
      )}
    </section>
  )
}

function SignIn() {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink size="small" to={signInAddress(pathname + search)}>
      登录
    </ButtonLink>
  )
}
