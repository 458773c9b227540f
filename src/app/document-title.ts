/** Home carries the body's name first, with its tagline; every other page ends with the name. */
export const documentTitle = (routeName: string, title: string, body: string): string =>
  routeName === 'Home' ? `${body} · ${title}` : `${title} · ${body}`
