import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { spokenPayNumber } from '#app/areas/pay/rules.ts'

/** The numbers by which something is found, one below the other, each once; they break anywhere and are chosen whole. */
export function Numbers({ of }: { of: readonly string[] }) {
  return [...new Set(of)]
    .filter((number) => number !== '')
    .map((number) => (
      <code
        key={number}
        className="block py-6 text-12 break-all select-all wide:whitespace-nowrap [&>span]:justify-start"
      >
        {spokenPayNumber(number) === number ? number : <PayNumber number={number} name="单号" />}
      </code>
    ))
}
