import { useEffect, useState } from 'react'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { WireError } from '#kit/wire/errors.ts'
import { applyAddress, doctorOfAddress } from '../cards/family-address.ts'
import { statusWords } from '../rules.ts'

const looks: readonly Tone[] = ['plain', 'warning', 'success', 'plain', 'plain']

/** How the people of who is signed in stand with a family doctor; nothing for visitors, and where it cannot be asked. */
export function OwnSignings() {
  const key = useSession()
  const [members, setMembers] = useState<readonly Member[]>([])
  useEffect(() => {
    if (key === null) return setMembers([])
    callApi(memberListApi, {}).then(
      ({ list }) => setMembers(list),
      (thrown) => {
        if (!(thrown instanceof WireError)) throw thrown
      },
    )
  }, [key])
  if (members.length === 0) return null
  return (
    <CellGroup title="我和家人">
      {members.map(({ member_id, truename, relation_name, signing_status }) => (
        <Cell
          key={member_id}
          title={truename}
          note={relation_name}
          value={<Tag tone={looks[signing_status]}>{statusWords[signing_status]}</Tag>}
          to={signing_status === 0 ? applyAddress({ member_id }) : doctorOfAddress(member_id)}
        />
      ))}
    </CellGroup>
  )
}
