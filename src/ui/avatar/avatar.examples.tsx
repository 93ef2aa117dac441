import { samples, type Examples } from '../gallery/examples.tsx';
import { Row } from '../stack/stack.tsx';
import { Avatar } from './avatar.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><rect width="60" height="30" fill="#8a8274"/></svg>')}`;

export const examples: Examples = {
  title: 'Avatar',
  group: 'Data',
  states: () => ({
    people: (
      <Row>
        <Avatar name="Ada Lovelace" kind="person" size="small" />
        <Avatar name="Ada Lovelace" kind="person" />
        <Avatar name="Ada Lovelace" kind="person" size="large" />
      </Row>
    ),
    'organizations, one with its logo': (
      <Row>
        <Avatar name="Bäckerei Kläßener" kind="organization" />
        <Avatar name="Bäckerei Kläßener" kind="organization" imageUrl={logo} size="large" />
      </Row>
    ),
    'whatever the script, and without letters': (
      <Row>
        <Avatar name={samples.rightToLeft} kind="person" />
        <Avatar name="王小明" kind="person" />
        <Avatar name="🙂" kind="person" />
      </Row>
    ),
  }),
};
