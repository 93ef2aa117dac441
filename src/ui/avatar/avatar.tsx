import { initials } from '../../../contract/kit/initials.ts';
import * as css from './avatar.css.ts';

export type AvatarProps = {
  /** the name beside it, for the letters; the avatar itself is decorative */
  name: string;
  kind: keyof typeof css.shape;
  imageUrl?: string | undefined;
  size?: keyof typeof css.size | undefined;
};

/** A face or logo, or letters where there is none. Stands beside the name, never instead of it. */
export function Avatar({ name, kind, imageUrl, size = 'regular' }: AvatarProps) {
  return (
    <span className={`${css.shape[kind]} ${css.size[size]}`} aria-hidden="true">
      {imageUrl === undefined ? initials(name) : <img className={css.image} src={imageUrl} alt="" loading="lazy" />}
    </span>
  );
}
