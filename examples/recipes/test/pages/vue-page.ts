// A Vue page: the consent choice, and an action.
import { createApp, defineComponent, h, ref } from 'vue';
import { analytics, useAnalytics } from '../../src/vue.ts';

const agreed = ref(false);

const Page = defineComponent(() => {
  const client = useAnalytics();
  const choose = () => {
    agreed.value = !agreed.value;
  };
  return () => [
    h('button', { onClick: choose }, agreed.value ? 'Withdraw' : 'Accept'),
    h('button', { onClick: () => client.value?.track() }, 'Book'),
  ];
});

export function mount(root: Element, endpoint: string): void {
  createApp(Page).use(analytics, { endpoint, agreed }).mount(root);
}
