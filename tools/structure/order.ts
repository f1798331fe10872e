/**
 * The rooms from the bottom of the house to its top. A room's server may ask those before it, never those after it;
 * what must go upward is told (`here.tell`). A new room gets its line here.
 */
export const order: readonly string[] = [
  'location',
  ...suite('notices', ['sms']),
  ...suite('account', [...['sign-in', 'protocol', 'profile', 'members', 'health-cards', 'marks', 'settings']]),
  ...suite('notices', ['messages']),
  'files',
  'pay',
  ...suite('account', ['bank-cards']),
  'guide',
  ...suite('content', ['slots']),
  ...suite('guahao', [
    'catalogue',
    'hospitals',
    'visit-cards',
    'departments',
    'illnesses',
    'doctors',
    'schedules',
    'booking',
    'waitlist',
    'stops',
    'comments',
    'ranks',
  ]),
  // Doctors write and speak them.
  ...suite('content', ['articles', 'videos']),
  ...suite('mall', ['catalogue', 'stock', 'goods', 'shelf', 'freight', 'coupons', 'seckill']),
  'audio-class',
  'gjyl',
  'records',
  'points',
  'leader',
  'membership',
  ...suite('consult', ['care']),
  'prescriptions',
  ...suite('orders', [
    ...['addresses', 'checkout', 'logistics', 'appointments', 'refunds', 'invoices', 'gifts', 'reviews'],
  ]),
  'points-mall',
  ...suite('consult', ['talk', 'doctors', 'consultations', 'chat', 'calls']),
  'doctor-gifts',
  'help',
  'family-doctor',
  ...suite('activities', ['acts', 'lottery', 'bargain', 'gift-cards']),
  'favourites',
  'search',
  'store-app',
  'analytics',
  ...suite('desk', [
    ...['staff', 'audit', 'clinic', 'schedules', 'stops', 'hospital'],
    ...['goods', 'freight', 'seckill', 'activities', 'coupons', 'adverts', 'points', 'membership'],
    ...[
      'orders',
      'prescriptions',
      'care',
      'appointments',
      'reviews',
      'articles',
      'classes',
      'refunds',
      'money',
      'talks',
    ],
    ...['videos', 'open-consultations'],
  ]),
  ...suite('workbench', [
    ...['door', 'consultations', 'chat', 'calls', 'prescriptions', 'schedule', 'income', 'articles', 'family'],
  ]),
  'home',
  'sandbox',
]

function suite(name: string, rooms: string[]): string[] {
  return rooms.map((room) => `${name}/${room}`)
}
