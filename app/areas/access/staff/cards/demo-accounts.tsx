import { useEffect, useEffectEvent, useState } from 'react'
import { Disclosure } from '#kit/ui/disclosure.tsx'

/** An account of the demonstration world. */
export interface DemoAccount {
  login_name: string
  password: string
  /** The code of this moment, where one is needed. */
  code?: string
  role_name: string
  unit_name: string
}

interface DemoAccountsProps {
  busy: boolean
  /** Asks who can be tried: nobody in production. */
  list: () => Promise<{ list: readonly DemoAccount[] }>
  onUse: (given: { login_name: string; password: string; code?: string }) => void
}

/** Who can be tried in the demonstration world; nothing in production. */
export function DemoAccounts({ busy, list, onUse }: DemoAccountsProps) {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  const callApi = () =>
    list().then(
      (answer) => answer.list,
      () => [],
    )
  const begin = useEffectEvent(() => callApi().then(setAccounts))
  useEffect(() => {
    begin()
  }, [])
  if (accounts.length === 0) return null

  /** Asked again: a code of the second factor lives for half a minute. */
  const use = async (name: string) => {
    const account = (await callApi()).find((one) => one.login_name === name)
    if (account) onUse({ login_name: name, password: account.password, ...(account.code && { code: account.code }) })
  }
  return (
    <Disclosure title="示范账号" open>
      <p className="pb-8 text-12 text-ink-3">
        示范数据里的账号，点一下直接登录；密码都是 <span className="whitespace-nowrap">{accounts[0]?.password}。</span>
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {accounts.map((account) => (
          <li key={account.login_name}>
            <button
              type="button"
              disabled={busy}
              onClick={() => use(account.login_name)}
              className="flex min-h-target w-full flex-wrap items-center gap-x-12 rounded-8 border border-line px-12 text-left hover:bg-page"
            >
              <span className="min-w-88 shrink-0 text-14 font-medium text-ink">{account.login_name}</span>
              <span className="max-w-full min-w-48 text-12">{account.role_name}</span>
              <span className="min-w-0 truncate text-12 text-ink-3">{account.unit_name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
