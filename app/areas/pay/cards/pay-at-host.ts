import { hostBridge } from '#kit/bridge/bridge.ts'
import type { PayOrder } from '#kit/bridge/host-bridge.ts'
import { toast } from '#kit/ui/toast.ts'

/**
 * Has the app around the page take the money: the native app by its own cashier [X166], a mini-program by its payment
 * page [X167]. True where that was its affair, however it ended: the payment's own page follows what became of it. False
 * where the app has no cashier: our pages take the money [X168].
 */
export const payAtHost = async (order: PayOrder): Promise<boolean> => {
  const { pay } = await hostBridge()
  const outcome = await pay(order)
  if (outcome === 'too-old') toast('请升级到最新版本')
  if (outcome === 'failed') toast('支付失败')
  return outcome !== 'not-here'
}
