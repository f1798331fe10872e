/** What is said of the product where a page says nothing of itself, and its sign; chats draw no SVG. */
export const usual = {
  desc: '预约挂号、查医生、看排队进度，一家人的看病事都在这里。',
  imgUrl: '/pictures/icon.svg',
  picture: '/pictures/icon-512.png',
} as const
