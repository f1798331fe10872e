import { useEffect, useState } from 'react'
import { useNeedShowProtocol } from '#app/areas/account/protocol/cards/need-show-protocol.ts'
import { ProtocolSheet } from '#app/areas/account/protocol/cards/protocol-sheet.tsx'
import { dueModal, type HomeModal, keepShown } from '#app/shell/around/home-modals-shown.ts'
import { sessionStore } from '#kit/store/session-store.ts'

/** What opens over a home by itself, once a visit: the user protocol, where who is signed in has not agreed to it. */
export function HomeModals() {
  const { needShowProtocol, version } = useNeedShowProtocol()
  const [shown, setShown] = useState<HomeModal>()
  useEffect(() => {
    const due = dueModal(sessionStore(), needShowProtocol === 1 ? ['protocol'] : [])
    if (!due) return
    keepShown(sessionStore(), due)
    setShown(due)
  }, [needShowProtocol])
  return shown === 'protocol' && <ProtocolSheet version={version} onClose={() => setShown(undefined)} />
}
